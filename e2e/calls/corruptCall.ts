import type { Operation } from './readApiDocument';
import { type Corrupted, corruptBody, longText } from './corruptBody';
import type { CallContent } from './sendCall';

export interface CorruptedCall extends Omit<Corrupted, 'value'> {
  content: CallContent;
}

type Part = 'query' | 'params' | 'headers';

/** Replaces one text of the address or headers, or removes it without a value. */
function corrupt(
  content: CallContent,
  part: Part,
  key: string,
  value?: string | string[],
): CallContent {
  const others = Object.entries(content[part] ?? {}).filter(([name]) => name !== key);
  const texts = Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
  return { ...content, [part]: texts };
}

function corruptTexts(content: CallContent, part: Part, operation: Operation): CorruptedCall[] {
  const { parameters = [] } = operation;
  return Object.entries(content[part] ?? {}).flatMap(([key, text]) => {
    const parameter = parameters.find(({ name }) => name === key);
    const field = `${part}/${key}`;
    if (!parameter) {
      if (part === 'headers') return [];
      throw new Error(`the document of the API names no ${field}`);
    }
    const call = (
      name: string,
      fault: CorruptedCall['fault'],
      value?: string | string[],
    ): CorruptedCall => ({
      field,
      name: `${name} ${field}`,
      fault,
      content: corrupt(content, part, key, value),
    });
    if (part === 'headers') return [call('no', 'missing'), call('a wrong', 'type', 'x')];
    return [
      call('a NUL in', 'nul', `${String(text)}\u0000`),
      call('10 kB of', 'long', longText),
      ...(part === 'query' ? [call('twice', 'type', [String(text), String(text)])] : []),
      ...(part === 'query' && parameter.required ? [call('no', 'missing')] : []),
    ];
  });
}

/** Makes one field of a valid call invalid at a time. */
export function corruptCall(content: CallContent, operation: Operation): CorruptedCall[] {
  const { requestBody } = operation;
  const schema = requestBody?.content['application/json'].schema;
  const bodies = schema ? corruptBody(content.body, schema) : [];
  return [
    ...bodies
      .filter(({ field }) => field !== 'body')
      .map(({ value, ...one }) => ({ ...one, content: { ...content, body: value } })),
    ...(['query', 'params', 'headers'] as const).flatMap((part) =>
      corruptTexts(content, part, operation),
    ),
  ];
}
