// reports: tidegate/no-restricted-imports
export { createApi } from '@reduxjs/toolkit/query/react';
