package org.tutti.lab.clocks.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tutti.cli.option.PagePrinter;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.clocks.ExperimentContext;
import org.tutti.lab.clocks.Recommendation;
import org.tutti.lab.clocks.SyncExperiments;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.sync.ClockReliability;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.SkewedClock;

/** One run of the experiments on one rank; rank 0 prints. */
record SyncExperimentRun(
    List<String> names, SyncExperimentOptions.ExperimentSettings settings, PagePrinter page) {
  private static final double ARTIFICIAL_SKEW = 20e-6;
  private static final long ARTIFICIAL_OFFSET = 1_000_000_000L;

  void on(MpiSession session) {
    Communicator world = session.world().duplicate();
    RankClock clock = clock(session);
    makeDirectory(world);
    ExperimentContext bench =
        new ExperimentContext(
            world, clock, settings.seconds(), settings.repetitions(), settings.methods());
    boolean speaks = world.rank() == 0;
    if (speaks) {
      page.print(
          String.format(
              "%s, %s, clock %s",
              session.library().name(), Counted.of(world.size(), "rank"), clock.name()));
      announce(SyncExperiments.seconds(bench, names));
    }
    SyncDataOutput tables = new SyncDataOutput(page, Optional.ofNullable(settings.data()));
    Optional<Recommendation> recommendation =
        SyncExperiments.run(
            bench,
            names,
            table -> {
              if (speaks) {
                tables.show(table);
              }
            });
    if (speaks) {
      page.print("");
      page.print(
          recommendation
                  .map(
                      found ->
                          "Recommended on this machine: --sync "
                              + found.method()
                              + ", because "
                              + found.reason())
                  .orElse("A recommendation needs the experiments barrier-skew and scheme")
              + ".");
      page.flush();
    }
    world.free();
  }

  private void announce(Map<String, Double> seconds) {
    double all = seconds.values().stream().mapToDouble(Double::doubleValue).sum();
    page.print(
        String.format(
            Locale.ROOT,
            "This takes at most about %.0f s: %s",
            all,
            seconds.entrySet().stream()
                .map(
                    entry ->
                        String.format(Locale.ROOT, "%s %.0f", entry.getKey(), entry.getValue()))
                .collect(Collectors.joining(", "))));
    page.flush();
  }

  private RankClock clock(MpiSession session) {
    RankClock clock = ClockReliability.open(settings.clock(), session);
    int rank = session.world().rank();
    if (settings.artificialSkew() && clock.isVirtual()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "--artificial-skew would have no effect with --mpi simulated.",
          "Omit it: the clocks of simulated ranks differ, and their errors are known.");
    }
    if (settings.isSeeded() && !clock.isVirtual()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "--seed would have no effect: these ranks are not simulated.",
          "Omit it, or add --mpi simulated.");
    }
    return settings.artificialSkew()
        ? new SkewedClock(clock, clock.now(), rank * ARTIFICIAL_OFFSET, rank * ARTIFICIAL_SKEW, 0)
        : clock;
  }

  /**
   * Collective: if the directory cannot be created, all ranks report it before the first
   * experiment.
   */
  private void makeDirectory(Communicator world) {
    MessageBuffer failed = world.allocate(Datatype.LONG, 1);
    failed.putLong(0, world.rank() == 0 && settings.data() != null && !isMade() ? 1 : 0);
    world.bcast(failed, 1, Datatype.LONG, 0);
    if (failed.getLong(0) == 1) {
      throw SyncDataOutput.unwritable(settings.data(), null);
    }
  }

  private boolean isMade() {
    try {
      return Files.isWritable(Files.createDirectories(settings.data()));
    } catch (IOException e) {
      return false;
    }
  }
}
