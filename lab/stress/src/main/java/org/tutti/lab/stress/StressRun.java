package org.tutti.lab.stress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * A stress test on one rank. Which operation, size, datatype, reduction, and root are next is drawn
 * from the seed of the root, the same on all ranks.
 */
public final class StressRun {
  /** More wrong results are counted, but not printed. */
  private static final int MAX_PRINTED = 10;

  private final StressOptions options;
  private final List<StressOperation> operations;
  private final Consumer<String> output;

  /**
   * @param output receives the result, on the root only
   */
  public StressRun(StressOptions options, Consumer<String> output) {
    this(options, StressOperation.all(), output);
  }

  StressRun(StressOptions options, List<StressOperation> operations, Consumer<String> output) {
    this.options = options;
    this.operations = operations;
    this.output = output;
  }

  /**
   * Collective: runs until the time is up, and each operation was called at least once.
   *
   * @throws TuttiException if any result was wrong
   */
  public void on(MpiSession session) {
    CollectiveExchange collectives = new CollectiveExchange(session.world().duplicate());
    long seed = collectives.fromRoot(options.seed());
    Consumer<String> lines = collectives.isRoot() ? output : line -> {};
    lines.accept(
        String.format(
            "Stress test of %s, %s, %d s, blocks of at most %d B, seed %d",
            session.library().name(),
            Counted.of(session.world().size(), "rank"),
            options.seconds(),
            options.largest(),
            seed));
    StressStep step = new StressStep(session.world(), options.largest(), new Random(seed));
    List<StressTally> tallies = new ArrayList<>();
    operations.forEach(operation -> tallies.add(new StressTally(operation.name())));
    long wrong = 0;
    long end = System.nanoTime() + options.seconds() * 1_000_000_000L;
    for (int count = 0;
        count < operations.size() || collectives.fromRoot(System.nanoTime() < end ? 1 : 0) == 1;
        count++) {
      int next = count % operations.size();
      StressTally tally = tallies.get(next);
      Optional<String> mismatch = call(step, operations.get(next), tally, count);
      Optional<String> anywhere = collectives.first(mismatch);
      if (anywhere.isPresent()) {
        tally.countWrong();
        if (wrong++ < MAX_PRINTED) {
          lines.accept(tally.name() + ", " + step + ": " + anywhere.get());
        }
      }
    }
    StressTally.lines(tallies).forEach(lines);
    if (wrong > 0) {
      throw MeasurementProblem.STRESS_TEST_FAILED.error(
          Counted.of(wrong, "result")
              + " of the stress test "
              + (wrong == 1 ? "was" : "were")
              + " wrong (seed "
              + seed
              + ").");
    }
  }

  /** An exception does not say which operation was to blame, and may be on this rank only. */
  private Optional<String> call(
      StressStep step, StressOperation operation, StressTally tally, int count) {
    try {
      return step.run(operation, tally, count / operations.size());
    } catch (MpiException e) {
      throw new IllegalStateException(
          MeasurementProblem.STRESS_TEST_FAILED.message(
              operation.name() + ", call " + count + ", " + step + ": " + e.getMessage() + ".",
              "Repeat the test with the printed seed."),
          e);
    }
  }
}
