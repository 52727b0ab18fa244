import { useTranslation } from 'react-i18next';
import { ToolIntro } from '../../shared/ToolIntro';
import { LeakAdvice } from './LeakAdvice';
import { TestCard } from './TestCard';

export function WebrtcTestPage() {
  const { t } = useTranslation('tools');

  return (
    <>
      <ToolIntro
        heading={t('webrtcTest.heading')}
        intro={t('webrtcTest.intro')}
        note={t('webrtcTest.privacy')}
      >
        <TestCard />
      </ToolIntro>
      <LeakAdvice />
    </>
  );
}
