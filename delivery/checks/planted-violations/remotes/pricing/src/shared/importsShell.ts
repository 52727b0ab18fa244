// remote-not-to-shell
export { createEdge } from '../../../../shell/src/server/createEdge';
