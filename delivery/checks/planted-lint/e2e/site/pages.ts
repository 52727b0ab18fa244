export const firstPage = '/';
export const lastPage = '/about';
