import { Button, Cluster, Heading, Notice, Stack, Text } from '@tidegate/design-system';
import { languageTable } from '@tidegate/contracts/languages';
import { useHref } from 'react-router-dom';
import { consentId, consentPath, cookiePolicyPath } from '../../../consent/consent';
import type { PageSectionProps } from '../pageSection';
import frame from '../sections.module.css';

export function Consent({ section, level }: PageSectionProps<'consent'>) {
  const { heading, lead, messagesLanguage, notice, accept, reject } = section;
  const back = useHref(cookiePolicyPath);
  return (
    <Stack gap="m" className={frame.opening} id={consentId} tabIndex={-1}>
      <Heading level={level}>{heading}</Heading>
      <Text tone="muted">{lead}</Text>
      <div lang={messagesLanguage} dir={languageTable[messagesLanguage].direction}>
        <Stack gap="m">
          {notice !== undefined && (
            <Notice tone="success" live>
              {notice}
            </Notice>
          )}
          <form method="post" action={consentPath}>
            <input type="hidden" name="back" value={back} />
            <Cluster>
              <Button type="submit" variant="secondary" name="answer" value="yes">
                {accept}
              </Button>
              <Button type="submit" variant="secondary" name="answer" value="no">
                {reject}
              </Button>
            </Cluster>
          </form>
        </Stack>
      </div>
    </Stack>
  );
}
