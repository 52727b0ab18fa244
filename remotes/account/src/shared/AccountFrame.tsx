import { Heading, Notice, Stack } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { findNoticeKey } from './notices';

/** The shell shows the menu of the account beside it. */
export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  const [searchParams] = useSearchParams();
  const noticeKey = findNoticeKey(searchParams);

  return (
    <Stack gap="l">
      <Heading level={1}>{heading}</Heading>
      {noticeKey ? (
        <Notice tone="success" live>
          {t(noticeKey)}
        </Notice>
      ) : null}
      {children}
    </Stack>
  );
}
