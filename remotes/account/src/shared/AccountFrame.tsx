import { Cluster, Container, Heading, Notice, Section, Stack } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useSearchParams } from 'react-router-dom';
import styles from './AccountFrame.module.css';
import { findNoticeKey } from './notices';

export function AccountFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslation('account');
  const [searchParams] = useSearchParams();
  const noticeKey = findNoticeKey(searchParams);
  const pages = [
    { path: '/myAccount', name: t('myAccount.heading') },
    { path: '/myAccount/Info', name: t('settings.info.heading') },
    { path: '/myAccount/deviceManage', name: t('settings.devices.heading') },
    { path: '/myAccount/dnsSettings', name: t('settings.dns.heading') },
    { path: '/order/history', name: t('settings.orders') },
    { path: '/myAccount/changePassword', name: t('myAccount.profile.password') },
    { path: '/secondFactor', name: t('settings.secondFactor') },
    { path: '/myAccount/data', name: t('settings.data.heading') },
  ];

  return (
    <Section>
      <Container width="text">
        <Stack gap="l">
          <nav aria-label={t('settings.pages')}>
            <Cluster as="ul" gap="xs">
              {pages.map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path} end className={() => styles.page}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </Cluster>
          </nav>
          <Heading level={1}>{heading}</Heading>
          {noticeKey ? (
            <Notice tone="success" live>
              {t(noticeKey)}
            </Notice>
          ) : null}
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
