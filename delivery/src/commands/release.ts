import { runRelease } from '../release/cli';
import type { Command } from './terminal/command';

export const run: Command = ({ args, env }) => runRelease([...args], env);
