import { Heading, Icon, type IconName } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { SectionOpening } from './SectionOpening';
import styles from './pathOfTraffic.module.css';

const icons: readonly IconName[] = ['wave', 'globe', 'gate', 'eye'];

/**
 * Compares two situations at each station on the path of the traffic. Styles show the answers of
 * the checked situation, so the choice needs no script.
 */
export function PathOfTraffic({ section, level }: PageSectionProps<'comparison'>) {
  const { heading, lead, columns, rows } = section;
  const [legend, ...situations] = columns;
  return (
    <>
      <SectionOpening heading={heading} lead={lead} level={level} />
      <fieldset className={styles.path}>
        <legend>{legend}</legend>
        <div className={styles.choice}>
          {situations.map((situation, index) => (
            <label key={situation}>
              <input
                type="radio"
                name="situation"
                value={index}
                defaultChecked={index === situations.length - 1}
              />
              {situation}
            </label>
          ))}
        </div>
        <ol className={styles.stations}>
          {rows.map(([station, ...answers], index) => (
            <li key={station} data-end={index === rows.length - 2 ? '' : undefined}>
              <Icon name={icons[index] ?? 'globe'} size="l" />
              <Heading level={level === 1 ? 2 : 3}>{station}</Heading>
              {answers.map((answer, situation) => (
                <p key={answer} data-situation={situation}>
                  {answer}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </fieldset>
    </>
  );
}
