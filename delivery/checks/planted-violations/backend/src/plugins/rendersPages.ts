// backend-not-to-browser-code
export { createEdge } from '../../../shell/src/server/createEdge';
