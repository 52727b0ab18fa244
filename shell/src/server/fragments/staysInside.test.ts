import { staysInside } from './staysInside';

/** HTML that would change the page around the region. */
const attacks: readonly (readonly [title: string, html: string])[] = [
  ['an element that is not closed', '<div>open'],
  ['a link that is not closed', '<a href="/blog">open'],
  ['a form that is not closed', '<form action="/login">open'],
  ['a select that is not closed', '<select><option>one'],
  ['bold text that is not closed', '<b>bold'],
  ['an end tag that closes the region', '</div>'],
  ['an end tag that closes the region and opens another', '</div><div>'],
  ['an end tag that closes what the region is in', '</main>'],
  ['an end tag that closes the region, and text', '</div>after'],
  ['end tags of anything that regions lie in', '</section>'],
  ['a link whose end is in another element', '<a href="/blog"><div></a></div></div><div>'],
  ['everything closed and opened again', '</div></main><main><div>'],
  ['a comment that is not closed', '<!-- open'],
  ['a comment that is closed oddly', '<!--> </div> <!--'],
  ['a declaration that is not closed', '<!open'],
  ['a character section outside SVG', '<![CDATA[ > </div> ]]>'],
  ['a processing instruction that is not closed', '<?open'],
  ['plain text to the end', '<plaintext>'],
  ['a script that is not closed', '<script>'],
  ['a script that is closed in a comment', '<script><!--<script></script>'],
  ['a style that is not closed', '<style>'],
  ['a text field that is not closed', '<textarea>'],
  ['a title that is not closed', '<title>'],
  ['an old example that is not closed', '<xmp>'],
  ['a frame that is not closed', '<iframe>'],
  ['what stands without frames, not closed', '<noframes>'],
  ['what stands without embedding, not closed', '<noembed>'],
  ['a template that is not closed', '<template>'],
  ['an attribute that is not closed', '<p title="'],
  ['a tag that is not closed', '<p'],
  ['an attribute of the body', '<body class="open">'],
  ['an attribute of the document', '<html lang="xx">'],
  ['an attribute of the body within an element', '<div><body onload="go()"></div>'],
  ['without script, an element that is not closed', '<noscript><div></noscript>'],
  ['without script, a closed region', '<noscript></div></main></noscript>'],
  [
    'with script, an end tag in an attribute',
    '<noscript><p title="</noscript></div><div>"></noscript>',
  ],
  ['without script, a comment to the end', '<noscript><!--</noscript>'],
  ['a table that is not closed', '<table><tr><td>open'],
  ['text that a table moves before itself, not closed', '<table><b>moved</table>'],
  ['HTML in an SVG that is not closed', '<svg><foreignObject>'],
  ['an SVG that breaks out and closes the region', '<svg><p></div>'],
  ['a style in an SVG that opens nothing', '<svg><style></svg></div>'],
  ['MathML that is not closed', '<math><mi>'],
  ['MathML that breaks out and closes the region', '<math><mtext></math></div>'],
];

const harmless: readonly (readonly [title: string, html: string])[] = [
  ['nothing', ''],
  ['text', 'Tides &amp; currents &lt;/div&gt;'],
  ['text parts', 'one<!-- -->two'],
  ['a paragraph', '<p>one</p>'],
  ['lists', '<ul><li>one<ol><li>two</li></ol></li></ul>'],
  ['a table', '<table><caption>c</caption><tbody><tr><th scope="row">a</th></tr></tbody></table>'],
  ['a form', '<form method="post"><label>a<input name="a"/></label><button>b</button></form>'],
  ['a select', '<select><optgroup label="g"><option selected="">a</option></optgroup></select>'],
  ['a text field', '<textarea>\n</div></textarea>'],
  ['an SVG', '<svg viewBox="0 0 1 1"><title>t</title><path d="M0 0"/><g></g></svg>'],
  ['a frame set, which no body takes', '<frameset>'],
  ['what ends with its region in any case', '<section><p><button><svg><g>'],
  ['MathML', '<math><mi>x</mi></math>'],
  ['a template of a boundary', '<!--$--><p>one</p><!--/$--><template id="B:0"></template>'],
  ['what stands without script', '<noscript><p>one</p><img src="/a.png" alt=""/></noscript>'],
  ['a script of data', '<script type="application/ld+json">{"a":"\\u003c/script"}</script>'],
  ['a dialog with headings', '<dialog><h1>a</h1><details><summary>s</summary>d</details></dialog>'],
];

test.each(attacks)('%s does not stay inside', (_, html) => {
  expect(staysInside(html)).toBe(false);
});

test.each(harmless)('%s stays inside', (_, html) => {
  expect(staysInside(html)).toBe(true);
});
