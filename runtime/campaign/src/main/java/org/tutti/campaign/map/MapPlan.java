package org.tutti.campaign.map;

import java.util.Optional;
import org.tutti.analysis.map.HostGroups;
import org.tutti.analysis.map.MappedEnd;
import org.tutti.analysis.map.MappedTime;
import org.tutti.campaign.CampaignPlan;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * What to map, and how.
 *
 * @param measuring processes, sizes, launches, and where they run; its benchmarks are replaced
 * @param what the time of each pair
 * @param per what is told apart; by default hosts, if there are several, otherwise ranks
 * @param groups which hosts belong together
 * @param limit least slowdown that matters, such as 1.05
 * @param partners how many others each process meets; 0 for all
 * @param isolated whether the pairs of a round are measured one after the other
 */
public record MapPlan(
    CampaignPlan measuring,
    MappedTime what,
    Optional<MappedEnd> per,
    HostGroups groups,
    double limit,
    int partners,
    boolean isolated) {
  public MapPlan {
    ArgumentCheck.above("limit", limit, 1);
    ArgumentCheck.atLeast("partners", partners, 0);
  }
}
