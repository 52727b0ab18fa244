export const geoPath = '/api/mms/account/v1/geo_info';
export const stunPath = '/api/mms/account/v1/stun_servers';
export const analyticsPath = '/api/mms/analytics/v1/events';
export const botCheckTaskPath = '/api/mms/botcheck/v1/task';

export const mostEventsPerCall = 50;
