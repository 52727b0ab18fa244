// reports: @typescript-eslint/no-restricted-imports
export { createApi } from '@reduxjs/toolkit/query/react';
