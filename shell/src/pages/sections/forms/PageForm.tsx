import { Button, Field, Notice, Spinner, Stack, Text, TextArea } from '@tidegate/design-system';
import { languageTable } from '@tidegate/contracts/languages';
import { botCheckAttribute, stepUpAttribute } from './formMarks';
import type { ShownField } from './formSection';
import type { PageSectionProps } from '../pageSection';
import { SectionOpening } from '../SectionOpening';
import frame from '../sections.module.css';

function OneField({ field: { control, value, ...field } }: { field: ShownField }) {
  const shared = { ...field, defaultValue: value, required: true };
  if (control === 'textarea') return <TextArea {...shared} rows={6} />;
  return <Field {...shared} type={control} />;
}

/** Posts to its own page; `sendForms` puts the response into the open page. */
export function PageForm({ section, level }: PageSectionProps<'form'>) {
  const { heading, lead, id, formLanguage, outcome, question } = section;
  const { fields, hidden, submit, sending, failed, botCheck, stepsUp } = section;
  return (
    <Stack gap="l" className={frame.opening}>
      <SectionOpening heading={heading} lead={lead} level={level} />
      <div id={id} tabIndex={-1} lang={formLanguage} dir={languageTable[formLanguage].direction}>
        <Stack gap="m">
          {outcome && (
            <Notice tone={outcome.tone} live>
              {outcome.text}
            </Notice>
          )}
          {fields && (
            <form
              method="post"
              action={`#${id}`}
              noValidate
              data-page-form={id}
              {...{ [botCheckAttribute]: botCheck, [stepUpAttribute]: stepsUp }}
            >
              <Stack gap="m">
                {question !== undefined && <Text>{question}</Text>}
                {hidden.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                {fields.map((field) => (
                  <OneField key={field.name} field={field} />
                ))}
                <div data-unsent role="alert" hidden>
                  <Notice tone="caution">{failed}</Notice>
                </div>
                <div>
                  <Button type="submit" size="l">
                    {submit}
                    <span data-sending hidden>
                      <Spinner label={sending} />
                    </span>
                  </Button>
                </div>
              </Stack>
            </form>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
