package org.tutti.rank.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.harness.CellContext;
import org.tutti.rank.memory.BufferRotation;
import org.tutti.rank.memory.DataPlacement;
import org.tutti.rank.memory.LineFlush;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.memory.MovedMemory;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.rank.payload.TakenSpans;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/** Finds out what is to be done with the data of a cell that has just been set up. */
final class DataPlacements {
  private final LaunchContext context;
  private final BenchmarkLifecycle lifecycle;

  DataPlacements(LaunchContext context, BenchmarkLifecycle lifecycle) {
    this.context = context;
    this.lifecycle = lifecycle;
  }

  /** Collective. */
  DataPlacement of(PlannedCell planned, CellContext cell) {
    Settings settings = planned.settings();
    return new DataPlacement(
        context.eraser(settings),
        BufferRotation.isIn(settings) ? BufferRotation.of(cell.message()) : BufferRotation.NONE,
        live(planned, cell));
  }

  private LiveData live(PlannedCell planned, CellContext cell) {
    if (!isTouched(planned.settings(), context)) {
      return LiveData.UNTOUCHED;
    }
    DataState state = planned.settings().get(SettingKey.DATA);
    List<MovedMemory> byRoot = new ArrayList<>();
    int roots = cell.roots().rotates() ? cell.control().processes() : 1;
    for (int observation = 0; observation < roots; observation++) {
      cell.roots().observe(observation);
      lifecycle.check(planned, cell).map(this::moved).ifPresent(byRoot::add);
    }
    cell.roots().observe(0);
    return byRoot.isEmpty() || planned.waits()
        ? LiveData.UNTOUCHED
        : LiveData.of(state, byRoot, cell.communicator(), cell.control(), flush(state));
  }

  /** Whether something is done with the bytes that move; virtual time has no caches. */
  static boolean isTouched(Settings settings, LaunchContext context) {
    return settings.get(SettingKey.DATA).isOfKnownBytes() && !context.isSimulated();
  }

  /** Collective, since only a receiver knows what it takes from whom. */
  private MovedMemory moved(PayloadCheck check) {
    TakenSpans taken = check.taken();
    taken.addThoseOfOthers(context.collectives());
    return check.moved(taken);
  }

  private static Optional<LineFlush> flush(DataState state) {
    if (state != DataState.FLUSHED) {
      return Optional.empty();
    }
    LineFlush flush =
        LineFlush.ofThisMachine()
            .orElseThrow(
                () ->
                    MeasurementProblem.DATA_NOT_FLUSHABLE.error(
                        "This system forbids memory for the machine code that flushes lines."));
    return Optional.of(flush);
  }

  /** Collective: the largest amounts of all ranks. */
  LiveData.Amounts amounts(DataPlacement placement) {
    LiveData.Amounts here = placement.live().amounts();
    long[] most = {here.written(), here.read(), here.flushed()};
    context.collectives().maximum(most);
    return new LiveData.Amounts(most[0], most[1], most[2]);
  }
}
