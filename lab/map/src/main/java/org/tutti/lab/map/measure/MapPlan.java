package org.tutti.lab.map.measure;

import org.tutti.campaign.CampaignPlan;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.MappedTime;

/**
 * What to map, and how.
 *
 * @param measuring processes, sizes, launches, and where they run; its benchmarks are replaced
 * @param what the time of each pair
 * @param reading how its launches are read
 * @param partners how many others each process meets; 0 for all, or 32 of more than 128 processes
 * @param isolated whether the pairs of a round are measured one after the other
 */
public record MapPlan(
    CampaignPlan measuring, MappedTime what, MapReading reading, int partners, boolean isolated) {
  public MapPlan {
    ArgumentCheck.atLeast("partners", partners, 0);
  }
}
