package org.tutti.campaign.driver;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/**
 * Does not start a block that would outlast the job of the batch system. The rest of the campaign
 * is for another job.
 *
 * @param end of the job
 */
public record AllocationRule(Instant end) implements CampaignStoppingRule {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    return Instant.now().plus(progress.blockTime()).isAfter(end)
        ? Optional.of(
            "the job of the batch system ends at "
                + TIME.format(end.atZone(ZoneId.systemDefault()))
                + ", before another block would finish")
        : Optional.empty();
  }

  @Override
  public boolean interrupts() {
    return true;
  }
}
