import { Gate } from '@tidegate/design-system/scenes';
import { renderToStaticMarkup } from 'react-dom/server';
import { families } from './families';

test('every family has a scene of its own at the gate', () => {
  const scenes = Object.values(families).map((scene) => renderToStaticMarkup(<Gate {...scene} />));

  expect(scenes).toHaveLength(9);
  expect(new Set([...scenes, renderToStaticMarkup(<Gate />)]).size).toBe(10);
  expect(scenes.filter((scene) => scene.length > 6000)).toEqual([]);
});
