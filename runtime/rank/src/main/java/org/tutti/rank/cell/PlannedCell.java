package org.tutti.rank.cell;

import java.util.Optional;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.harness.Run;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.Communicator;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Payload;
import org.tutti.sync.ClockKind;
import org.tutti.sync.SyncConfiguration;

/**
 * A cell together with the harness that measures it on this rank.
 *
 * @param impossible why it cannot be measured, the same on all ranks; empty if it can
 */
public record PlannedCell(Cell cell, Harness harness, Optional<Warning> impossible) {

  /** The cell on a rank, which waits if it is not among the members of the cell. */
  public static PlannedCell of(
      Cell cell, Harness harness, Optional<Warning> impossible, Communicator world) {
    boolean waits = world.rank() >= cell.members(world.size());
    return new PlannedCell(cell, waits ? new WaitingHarness(harness) : harness, impossible);
  }

  /** A cell whose time on this rank was taken before. */
  public static PlannedCell recorded(Cell cell, long nanos, Optional<Warning> impossible) {
    return new PlannedCell(cell, new RecordedHarness(nanos), impossible);
  }

  /** Whether its time was taken before, so that nothing is to be compiled for it. */
  boolean isRecorded() {
    return harness instanceof RecordedHarness;
  }

  /** Whether this rank only waits for the others. */
  boolean waits() {
    return harness instanceof WaitingHarness;
  }

  /** How many ranks take part, the first ones. */
  int members(LaunchContext context) {
    return cell.members(context.own().size());
  }

  public Settings settings() {
    return cell.settings();
  }

  /** The synchronization of its ranks. */
  SyncConfiguration sync() {
    return cell.settings().syncConfiguration();
  }

  /** The local clock that it is timed with. */
  ClockKind clock() {
    return settings().get(SettingKey.CLOCK);
  }

  /** Whether an observation consists of several calls or barriers. */
  boolean isBatched() {
    return settings().get(SettingKey.BATCH) > 1 || settings().get(SettingKey.BATCH_BARRIER);
  }

  public CellKey key(int processes) {
    return cell.key(processes);
  }

  /**
   * A benchmark on a rank that is not among the members of a cell: it joins the synchronization of
   * each observation and calls nothing. The set-ups of the launch are those of all cells.
   */
  private record WaitingHarness(Harness benchmark) implements Harness {
    @Override
    public void assign(ParameterValues values) {
      benchmark.assign(values);
    }

    @Override
    public Optional<Payload> payload() {
      return benchmark.payload();
    }

    @Override
    public void setUpLaunch(CellContext cell) {
      benchmark.setUpLaunch(cell);
    }

    @Override
    public void measure(Run run, CellContext cell) {
      run.idleThroughout();
    }

    @Override
    public void tearDownLaunch(CellContext cell) {
      benchmark.tearDownLaunch(cell);
    }
  }

  /**
   * A benchmark whose time on this rank was taken before the first cell, since what it measures
   * happens once in a launch: each observation has that time.
   *
   * @param nanos what it took
   */
  private record RecordedHarness(long nanos) implements Harness {
    @Override
    public void measure(Run run, CellContext cell) {
      while (run.next()) {
        run.start();
        long start = run.clock().now();
        run.stop(start, start + nanos);
      }
    }
  }
}
