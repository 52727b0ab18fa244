import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

export interface EdgeFigures {
  generation: () => number;
  openPages: () => number;
  renderingBytes: () => number;
}

export function registerEdgeMetrics(registry: Registry, figures: EdgeFigures): void {
  collectDefaultMetrics({ register: registry });
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addGauge('tidegate_generation', 'The generation that this edge serves.', figures.generation);
  addGauge('tidegate_open_pages', 'Pages that listen for a new generation.', figures.openPages);
  addGauge(
    'tidegate_renderer_resident_memory_bytes',
    'Memory of all processes that render pages and their regions.',
    figures.renderingBytes,
  );
}
