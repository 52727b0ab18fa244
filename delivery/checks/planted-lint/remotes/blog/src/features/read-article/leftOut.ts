// reports: tidegate/no-left-out-query
export const options = { pollingInterval: 1000 };
