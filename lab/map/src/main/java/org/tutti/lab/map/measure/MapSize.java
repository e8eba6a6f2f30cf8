package org.tutti.lab.map.measure;

import java.util.List;
import java.util.Locale;
import org.tutti.campaign.CampaignPlan;
import org.tutti.diagnostics.Counted;
import org.tutti.measure.harness.BenchmarkSelection;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.records.settings.SettingKey;
import org.tutti.stats.design.RoundRobin;

/**
 * How large a map is.
 *
 * @param processes that meet
 * @param pairs of them that meet
 * @param rounds in which they do
 * @param launches in which they do
 * @param observations of a cell in a launch, the fewest of all sizes of messages
 * @param messages of a launch, at least: a warm-up may take longer
 * @param bytes of these messages
 */
record MapSize(
    int processes,
    int pairs,
    int rounds,
    int launches,
    int observations,
    double messages,
    double bytes) {
  static MapSize of(MapPlan plan, List<Integer> rounds) {
    CampaignPlan measuring =
        plan.measuring().toBuilder().benchmarks(List.of(plan.what().benchmark())).build();
    int processes = measuring.processes();
    RoundRobin schedule = new RoundRobin(processes);
    int pairs = 0;
    for (int round : rounds) {
      for (int rank = 0; rank < processes; rank++) {
        pairs += schedule.partner(round, rank) > rank ? 1 : 0;
      }
    }
    int observations = Integer.MAX_VALUE;
    double messages = 0;
    double bytes = 0;
    for (Cell cell :
        Plan.of(
                BenchmarkSelection.descriptors(measuring.benchmarks()),
                measuring.settings(),
                processes)
            .cells()) {
      observations = Math.min(observations, cell.settings().get(SettingKey.REPETITIONS));
      double ofCell =
          (double) pairs
              * plan.what().directions()
              * plan.what().messagesOfCall()
              * (cell.settings().get(SettingKey.WARMUP)
                  + cell.settings().get(SettingKey.REPETITIONS));
      messages += ofCell;
      bytes += ofCell * cell.msize();
    }
    return new MapSize(
        processes, pairs, rounds.size(), measuring.launches(), observations, messages, bytes);
  }

  /** The same in sentences. */
  String words() {
    return String.format(
        Locale.ROOT,
        "%s: %s of %d processes in %s and %s, with %s messages and %s in all. Candidates are"
            + " measured again in at most as much time.",
        rounds < new RoundRobin(processes).rounds()
            ? "Each process meets " + rounds + " others"
            : "All pairs",
        Counted.of(pairs, "pair"),
        processes,
        Counted.of(rounds, "round"),
        Counted.of(launches, "launch"),
        brief(launches * messages, ""),
        brief(launches * bytes, "B"));
  }

  private static String brief(double number, String unit) {
    String prefixes = " kMGTPE";
    int step = 0;
    double left = number;
    while (left >= 1000 && step < prefixes.length() - 1) {
      left /= 1000;
      step++;
    }
    return (String.format(Locale.ROOT, step == 0 ? "%.0f" : "%.3g", left)
            + " "
            + (prefixes.substring(step, step + 1) + unit).strip())
        .strip();
  }
}
