import {
  Breadcrumbs,
  Heading,
  type HeadingSize,
  Pagination,
  Prose,
  Split,
  Stack,
  Text,
} from '../src/index';
import { Example } from './Example';

const sizes: readonly HeadingSize[] = ['display', 'xl', 'l', 'm', 's'];

export function TextExamples() {
  return (
    <Example title="Text and wayfinding">
      <Split>
        <Stack>
          {sizes.map((size) => (
            <Heading key={size} level={3} size={size}>
              Shut the gate behind you
            </Heading>
          ))}
          <Text size="lead">
            Lead: a provider sees every site you visit, unless the way is closed.
          </Text>
          <Text>Body: Ваш провайдер видит каждый сайт. Łódź, Ærøskøbing, Ísafjörður.</Text>
          <Text lang="ar">يرى مزود الخدمة كل موقع تزوره.</Text>
          <Text lang="ja">プロバイダーは、あなたが訪れるすべてのサイトを見ています。</Text>
          <Text size="small" tone="muted" figures>
            Small, muted, tabular: 111.11 / 808.08
          </Text>
          <Text tone="signal">Signal: this address is exposed.</Text>
          <Breadcrumbs label="You are here" current="WebRTC, and what it gives away">
            <a href="#text">Blog</a>
            <a href="#text">Privacy</a>
          </Breadcrumbs>
          <Pagination
            label="Pages of articles"
            current={6}
            total={12}
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(page) => `Page ${String(page)}`}
            renderLink={(page, { children, ...link }) => (
              <a href={`#page-${String(page)}`} {...link}>
                {children}
              </a>
            )}
          />
        </Stack>
        <Prose>
          <h2>What a browser tells on its own</h2>
          <p>
            A page may ask your browser for a <a href="#text">direct connection</a>, and the answer
            holds <strong>your real address</strong>, gate or no gate. Try <code>about:webrtc</code>
            .
          </p>
          <ol>
            <li>Open the leak test.</li>
            <li>Compare both addresses.</li>
          </ol>
          <blockquote>
            <p>What leaks is rarely the traffic; it is the address on it.</p>
          </blockquote>
          <h3>And by name</h3>
          <table>
            <tbody>
              <tr>
                <th>Resolver</th>
                <td>192.0.2.53</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Split>
    </Example>
  );
}
