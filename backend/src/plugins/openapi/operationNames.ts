import { accountOperations } from './accountOperations';
import type { OperationTable } from './operationTable';
import { paymentOperations } from './paymentOperations';
import { siteOperations } from './siteOperations';

interface OperationName {
  operationId: string;
  summary: string;
  tags: readonly string[];
}

const tables = [...accountOperations, ...paymentOperations, ...siteOperations];

export const operationTags = tables.map(({ name, description }) => ({ name, description }));

/** Names by call, such as `GET /l10n`. */
export const operationNames: ReadonlyMap<string, OperationName> = new Map(
  tables.flatMap(listNames),
);

/** Public operations that return more with a session. */
export const sessionIsOptional: ReadonlySet<string> = new Set([
  'logOut',
  'checkCoupon',
  'getPaymentParams',
]);

function listNames({ name, basePath, operations }: OperationTable) {
  return Object.entries(operations).map(
    ([call, [operationId, summary]]): [string, OperationName] => {
      const [method = '', path = ''] = call.split(' ');
      const absolutePath = path.startsWith('/') ? path : basePath + path;
      return [`${method} ${absolutePath}`, { operationId, summary, tags: [name] }];
    },
  );
}
