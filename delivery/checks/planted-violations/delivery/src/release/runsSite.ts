// delivery-runs-the-site-in-one-place
export { createEdge } from '../../../shell/src/server/createEdge';
