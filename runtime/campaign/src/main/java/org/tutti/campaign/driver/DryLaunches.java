package org.tutti.campaign.driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.LaunchRequest;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.UserText;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.cell.DryFailure;
import org.tutti.rank.cell.DryResult;
import org.tutti.rank.entry.LaunchTask;
import org.tutti.rank.entry.RankRequest;
import org.tutti.rank.launch.LaunchPlace;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.Settings;

/**
 * Calls every cell once, in a launch that this process starts. A benchmark that ends it, since it
 * throws on one rank while the others wait, is named, and a further launch calls those after it.
 */
public final class DryLaunches {
  private static final Duration POLL = Duration.ofMillis(100);

  private final DriverListener listener;
  private final Consumer<String> lines;
  private final InterruptHandler interruption;
  private final Duration silence;
  private final List<DryFailure> failed = new ArrayList<>();
  private int cells;
  private int called;

  /**
   * @param lines receives one line for each cell
   * @param silence after which a launch that says nothing is ended
   */
  public DryLaunches(
      DriverListener listener,
      Consumer<String> lines,
      InterruptHandler interruption,
      Duration silence) {
    this.listener = listener;
    this.lines = lines;
    this.interruption = interruption;
    this.silence = silence;
  }

  /**
   * Calls all cells of these benchmarks.
   *
   * @return whether all that can be called left the right data
   */
  public boolean run(
      LaunchSettings settings, Launcher launcher, List<BenchmarkDescriptor> benchmarks) {
    List<BenchmarkDescriptor> left = benchmarks;
    boolean isRight = true;
    while (!left.isEmpty()) {
      LaunchSettings rest = calling(settings, left);
      Plan plan = LaunchRequest.plan(rest);
      DryProgress progress = new DryProgress(plan.cells());
      if (left == benchmarks) {
        cells += plan.cells().size();
      }
      int status = launch(rest, launcher, progress);
      isRight &= status == 0 && progress.isComplete();
      called += progress.called();
      failed.addAll(progress.failed());
      if (progress.isComplete() || interruption.isRequested()) {
        return isRight;
      }
      if (!progress.hasBegun()) {
        throw CampaignProblem.LAUNCH_NOT_STARTED.error(
            "The launch ended with status " + status + " before any benchmark was called.",
            "Its output is above.");
      }
      called++;
      failed.add(new DryFailure(progress.current().benchmark().name(), Optional.empty()));
      lines.accept(
          progress.current()
              + ": FAILED "
              + MeasurementProblem.CELL_FAILED.label()
              + " the launch ended in it");
      left = progress.after(left);
    }
    return isRight;
  }

  /** What was found in all launches so far; empty if nothing is wrong. */
  public Optional<String> sum() {
    if (failed.isEmpty()) {
      return Optional.empty();
    }
    int left = cells - called;
    return Optional.of(
        CommandLineProblem.WRONG_DATA_IN_BUFFERS.message(
            DryFailure.sum(failed, cells)
                + (left == 0 ? "" : " Not called after that: " + left + "."),
            DryFailure.remedy(failed)));
  }

  /**
   * The command without what would be refused: parameters and contrasts of benchmarks that are not
   * called.
   */
  private static LaunchSettings calling(
      LaunchSettings settings, List<BenchmarkDescriptor> benchmarks) {
    Set<String> known = new HashSet<>();
    benchmarks.forEach(benchmark -> known.addAll(benchmark.parameters().names()));
    Settings.Builder kept = Settings.builder();
    settings.settings().values().forEach(kept::set);
    settings
        .settings()
        .parameters()
        .forEach(
            (name, values) -> {
              if (known.contains(name)) {
                kept.parameter(name, values);
              }
            });
    return settings
        .with(kept.build())
        .withBenchmarks(benchmarks.stream().map(BenchmarkDescriptor::name).toList());
  }

  private int launch(LaunchSettings settings, Launcher launcher, DryProgress progress) {
    try (TemporaryDirectory temporary = TemporaryDirectory.create()) {
      Path directory = temporary.path();
      Path output = directory.resolve("output.txt");
      Path errors = directory.resolve("errors.txt");
      ChildProcess child =
          ChildProcess.start(
              launcher.command(request(settings, directory)),
              settings.variables().in(System.getenv()),
              directory + "#",
              output,
              errors);
      return follow(child, output, errors, progress);
    } catch (IOException e) {
      throw new UncheckedIOException("the output of a dry run", e);
    }
  }

  private static LaunchRequest request(LaunchSettings settings, Path directory) {
    LaunchPlace place =
        new LaunchPlace(directory, 0, OptionalInt.of(1), Map.of(), Optional.empty());
    RankRequest request = RankRequest.of(settings, place, LaunchTask.PART_OF_DRY_RUN);
    JavaProgram program =
        JavaProgram.of(settings.command(), settings.command().mainClass(), request.encode());
    return LaunchRequest.of(settings, program.command());
  }

  /** Passes on what the ranks say, until the launch has ended. */
  private int follow(ChildProcess child, Path output, Path errors, DryProgress progress) {
    interruption.running(child.tree());
    FileTailer said = new FileTailer(output);
    RankOutput complaints = new RankOutput(output, errors, listener::output);
    long last = System.nanoTime();
    try {
      while (!child.await(POLL) && !interruption.isRequested()) {
        complaints.forward();
        if (show(said.newLines(), progress)) {
          last = System.nanoTime();
        }
        if (System.nanoTime() - last > silence.toNanos()) {
          listener.notice(
              new UserText(
                  "The dry run has printed nothing for "
                      + DurationText.of(silence)
                      + " and is"
                      + " stopped."));
          break;
        }
      }
      child.tree().end();
      show(said.rest(), progress);
      complaints.forwardRest();
      return child.isAlive() ? -1 : child.exitStatus();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    } finally {
      interruption.running(null);
      child.tree().kill();
    }
  }

  private boolean show(List<String> more, DryProgress progress) {
    for (String line : more) {
      Optional<DryResult> result = DryResult.decode(line);
      result.ifPresentOrElse(progress::add, () -> lines.accept(line));
    }
    return !more.isEmpty();
  }
}
