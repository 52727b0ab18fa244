import { Section, SkipLink } from '../src/index';
import { ActionsSpecimen } from './ActionsSpecimen';
import { FeedbackSpecimen } from './FeedbackSpecimen';
import { FiguresSpecimen } from './FiguresSpecimen';
import { FormsSpecimen } from './FormsSpecimen';
import { OverlaySpecimen } from './OverlaySpecimen';
import { PicturesSpecimen } from './PicturesSpecimen';
import { SamplePage } from './SamplePage';
import { TextSpecimen } from './TextSpecimen';

/** Every component in every state, for developers and visual review. */
export function Gallery({ language = 'en' }: { language?: string }) {
  return (
    <>
      <SkipLink href="#parts">Skip to the parts</SkipLink>
      <main>
        <SamplePage language={language} />
        <div id="parts">
          <ActionsSpecimen />
          <FormsSpecimen language={language} />
          <FeedbackSpecimen />
          <FiguresSpecimen language={language} />
          <TextSpecimen />
          <PicturesSpecimen />
          <OverlaySpecimen />
        </div>
        <Section tone="shoal" size="s" />
      </main>
    </>
  );
}
