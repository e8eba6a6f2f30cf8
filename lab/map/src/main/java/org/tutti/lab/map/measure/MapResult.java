package org.tutti.lab.map.measure;

import java.nio.file.Path;
import java.util.List;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.lab.map.PairMap;

/**
 * Maps that were measured.
 *
 * @param maps one for each size of messages
 * @param silent pairs that did not answer in time, and hosts that stopped answering, each in words
 * @param directory of the campaigns
 * @param failures launches that failed
 * @param interrupted whether launches were left out since somebody ended the command
 */
public record MapResult(
    List<PairMap> maps,
    List<String> silent,
    Path directory,
    List<LaunchFailure> failures,
    boolean interrupted) {

  public MapResult {
    maps = List.copyOf(maps);
    silent = List.copyOf(silent);
    failures = List.copyOf(failures);
  }
}
