import * as z from 'zod/mini';

const node = z.record(z.string(), z.unknown());

export type MessageTree = z.infer<typeof node>;

const commonPrefix = 'common:';

const isNode = (value: unknown): value is MessageTree => node.safeParse(value).success;

/** The messages of an item; none if it has no texts of its own. */
const branch = (value: unknown): MessageTree => (isNode(value) ? value : {});

/** The cells of a comparison, in the order of its columns. */
function composeRows({ rows, columns }: MessageTree, messages: MessageTree): unknown {
  if (!Array.isArray(rows) || !Array.isArray(columns)) return rows;
  return rows.map((row) => {
    const cells = branch(branch(messages['rows'])[String(row)]);
    return columns.map((column) => cells[String(column).replace(commonPrefix, '')]);
  });
}

function composeItem(item: unknown, messages: MessageTree, common: MessageTree): unknown {
  if (typeof item === 'string') {
    if (item.startsWith(commonPrefix)) return common[item.slice(commonPrefix.length)];
    return messages[item] ?? item;
  }
  if (!isNode(item)) return item;
  const own = messages[String(item['id'])];
  if (typeof own === 'string') return { ...composeNode(item, {}, common), label: own };
  return composeNode(item, branch(own), common);
}

function composeValue(value: unknown, messages: unknown, common: MessageTree): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => composeItem(item, branch(messages), common));
  }
  if (typeof value === 'string') return composeItem(value, {}, common);
  if (!isNode(value)) return value;
  if (typeof messages === 'string') return { ...value, label: messages };
  return composeNode(value, branch(messages), common);
}

function composeNode(
  structure: MessageTree,
  messages: MessageTree,
  common: MessageTree,
): MessageTree {
  const composed: MessageTree = { ...messages };
  for (const [key, value] of Object.entries(structure)) {
    composed[key] = composeValue(value, messages[key], common);
  }
  return composed;
}

/**
 * Adds the messages of a language to the structure of a page. Each section, and each item of a list,
 * has an id, under which the messages have its texts. An item that is only an id consists of texts. A
 * link's text is its label, and `common:name` stands for a message that several pages share.
 */
export function composeSections(
  sections: readonly MessageTree[],
  messages: MessageTree,
  common: MessageTree,
): MessageTree[] {
  return sections.map((section) => {
    const own = branch(messages[String(section['id'])]);
    const composed = composeNode(section, own, common);
    return 'rows' in section ? { ...composed, rows: composeRows(section, own) } : composed;
  });
}
