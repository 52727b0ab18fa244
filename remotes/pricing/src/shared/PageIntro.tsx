import { Heading, Stack, Text } from '@tidegate/design-system';

export function PageIntro({ heading, intro }: { heading: string; intro: string }) {
  return (
    <Stack as="header" gap="s">
      <Heading level={1}>{heading}</Heading>
      <Text size="lead">{intro}</Text>
    </Stack>
  );
}
