import { AmbientLight, Color, DirectionalLight, Group, HemisphereLight } from 'three';

/** The two themes of the house: a low sun before night, and a clear morning. */
export type Mood = 'dusk' | 'dawn';

const MOODS = {
  dusk: {
    sun: '#ffbf7a',
    power: 3.3,
    sky: '#7f97e0',
    earth: '#5a3d2a',
    fill: 0.95,
    sand: '#7a5448',
  },
  dawn: {
    sun: '#fff0d0',
    power: 3.0,
    sky: '#e8f0ff',
    earth: '#cda877',
    fill: 1.25,
    sand: '#e2c894',
  },
} as const;

/** The colour of the sand in a mood. */
export const sandOf = (mood: Mood): string => MOODS[mood].sand;

function sunlight(): DirectionalLight {
  const sun = new DirectionalLight();
  sun.position.set(-7.5, 11, 5.5);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.025;
  sun.shadow.radius = 5;
  const { camera } = sun.shadow;
  camera.left = -9;
  camera.right = 9;
  camera.top = 9;
  camera.bottom = -9;
  camera.near = 1;
  camera.far = 34;
  return sun;
}

/** The light of the garden; its mood can be changed. */
export function makeLight(): { readonly group: Group; set(mood: Mood): void } {
  const group = new Group();
  const sun = sunlight();
  const sky = new HemisphereLight();
  const back = new DirectionalLight('#9db4ff', 0.35);
  back.position.set(6, 5, -8);
  group.add(sun, sky, back, new AmbientLight('#ffe9c9', 0.18));
  group.traverse((light) => light.layers.enableAll());
  return {
    group,
    set(mood) {
      const { sun: warm, power, sky: above, earth, fill } = MOODS[mood];
      sun.color = new Color(warm);
      sun.intensity = power;
      sky.color = new Color(above);
      sky.groundColor = new Color(earth);
      sky.intensity = fill;
    },
  };
}
