import { Section, SkipLink } from '../src/index';
import { ActionExamples } from './ActionExamples';
import { FeedbackExamples } from './FeedbackExamples';
import { FigureExamples } from './FigureExamples';
import { FormExamples } from './FormExamples';
import { OverlayExamples } from './OverlayExamples';
import { PictureExamples } from './PictureExamples';
import { SamplePage } from './SamplePage';
import { TextExamples } from './TextExamples';

/** Every component in every state, for developers and visual review. */
export function Gallery({ language = 'en' }: { language?: string }) {
  return (
    <>
      <SkipLink href="#parts">Skip to the parts</SkipLink>
      <main>
        <SamplePage language={language} />
        <div id="parts">
          <ActionExamples />
          <FormExamples language={language} />
          <FeedbackExamples />
          <FigureExamples language={language} />
          <TextExamples />
          <PictureExamples />
          <OverlayExamples />
        </div>
        <Section tone="shoal" size="s" />
      </main>
    </>
  );
}
