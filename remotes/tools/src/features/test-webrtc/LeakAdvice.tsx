import { Heading, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Meaning } from '../../shared/Meaning';
import { Questions } from '../../shared/Questions';

export function LeakAdvice() {
  const { t } = useTranslation('tools');
  const answers = [
    [t('webrtcTest.advice.vpn.question'), t('webrtcTest.advice.vpn.answer')],
    [t('webrtcTest.advice.chromium.question'), t('webrtcTest.advice.chromium.answer')],
    [t('webrtcTest.advice.firefox.question'), t('webrtcTest.advice.firefox.answer')],
    [t('webrtcTest.advice.safari.question'), t('webrtcTest.advice.safari.answer')],
    [t('webrtcTest.advice.phone.question'), t('webrtcTest.advice.phone.answer')],
  ] as const;

  return (
    <Meaning
      heading={t('webrtcTest.meaning.heading')}
      shows={{
        heading: t('webrtcTest.meaning.shows.heading'),
        points: [
          t('webrtcTest.meaning.shows.public'),
          t('webrtcTest.meaning.shows.second'),
          t('webrtcTest.meaning.shows.home'),
        ],
      }}
      hides={{
        heading: t('webrtcTest.meaning.hides.heading'),
        points: [
          t('webrtcTest.meaning.hides.camera'),
          t('webrtcTest.meaning.hides.content'),
          t('webrtcTest.meaning.hides.files'),
        ],
      }}
    >
      <Stack gap="m" as="section" id="stop-leaks">
        <Heading level={2}>{t('webrtcTest.advice.heading')}</Heading>
        <Questions entries={answers} />
      </Stack>
    </Meaning>
  );
}
