import { Gate, Picture } from '@tidegate/design-system';
import { families, type FamilyName } from './families';

/** The brand's gate in the colours and with the sign of a campaign family. */
export function CampaignArt({ family }: { family: FamilyName }) {
  return (
    <Picture width={320} height={240}>
      <Gate />
      <path
        data-line="ink"
        data-fill="land"
        transform="translate(62)scale(.8)"
        d={families[family].sign}
      />
    </Picture>
  );
}
