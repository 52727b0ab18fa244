import { phaseAt } from '../../campaigns/campaignPhase';
import { families } from '../../campaigns/families';
import { campaignsApi } from '../../shared/campaignsApi';
import { useSiteClock, type Moment } from '../../shared/siteClock';
import type { Address, Shown } from './addresses';
import { CampaignHero } from './CampaignHero';
import { PartHeader } from './PartHeader';
import { pageSections } from './sections';

interface CampaignPageProps {
  address: Address;
  part: string | undefined;
}

export function CampaignPage({ address, part }: CampaignPageProps) {
  const { data: moment } = campaignsApi.useCampaignsMomentQuery();
  const shown = moment && address.find(moment.instantMs, part);
  return shown ? <CampaignInPhase shown={shown} moment={moment} /> : null;
}

function CampaignInPhase({ shown, moment }: { shown: Shown; moment: Moment }) {
  const { campaign, section } = shown;
  const phase = useSiteClock(moment, (instantMs) => phaseAt(campaign, instantMs));

  return (
    <div className={families[campaign.family].colours}>
      {section ? <PartHeader campaign={campaign} isTitle={section !== CampaignHero} /> : null}
      {(section ? [section] : pageSections).map((View, place) => (
        <View key={place} campaign={campaign} moment={moment} phase={phase} isAlone={!!section} />
      ))}
    </div>
  );
}
