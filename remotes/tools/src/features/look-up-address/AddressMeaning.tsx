import { useTranslation } from 'react-i18next';
import { Meaning } from '../../shared/Meaning';
import { Questions } from '../../shared/Questions';

export function AddressMeaning() {
  const { t } = useTranslation('tools');
  const questions = [
    [t('addressLookup.questions.families.question'), t('addressLookup.questions.families.answer')],
    [t('addressLookup.questions.place.question'), t('addressLookup.questions.place.answer')],
    [t('addressLookup.questions.change.question'), t('addressLookup.questions.change.answer')],
    [t('addressLookup.questions.kept.question'), t('addressLookup.questions.kept.answer')],
  ] as const;

  return (
    <Meaning
      heading={t('addressLookup.meaning.heading')}
      shows={{
        heading: t('addressLookup.meaning.tells.heading'),
        points: [
          t('addressLookup.meaning.tells.place'),
          t('addressLookup.meaning.tells.provider'),
          t('addressLookup.meaning.tells.visits'),
        ],
      }}
      hides={{
        heading: t('addressLookup.meaning.hides.heading'),
        points: [
          t('addressLookup.meaning.hides.name'),
          t('addressLookup.meaning.hides.street'),
          t('addressLookup.meaning.hides.content'),
        ],
      }}
    >
      <Questions entries={questions} />
    </Meaning>
  );
}
