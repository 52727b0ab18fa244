export { siteApi } from '@tidegate/contracts/siteApi';
