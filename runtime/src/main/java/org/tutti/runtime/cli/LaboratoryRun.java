package org.tutti.runtime.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.diagnostic.UserError;
import org.tutti.runtime.report.TextTable;
import org.tutti.sync.clock.Clock;
import org.tutti.sync.clock.SkewedClock;
import org.tutti.sync.laboratory.Bench;
import org.tutti.sync.laboratory.DataTable;
import org.tutti.sync.laboratory.Laboratory;

/** One run of the laboratory on one rank; rank 0 prints. */
record LaboratoryRun(List<String> names, LaboratoryOptions.Settings settings, PrintWriter output) {
  private static final double ARTIFICIAL_SKEW = 20e-6;
  private static final long ARTIFICIAL_OFFSET = 1_000_000_000L;

  void on(MpiSession session) {
    Communicator world = session.world().duplicate();
    Bench bench =
        new Bench(
            world, clock(session), settings.seconds(), settings.repetitions(), settings.methods());
    boolean speaks = world.rank() == 0;
    if (speaks) {
      output.printf(
          "%s, %d ranks, clock %s%n", session.library().name(), world.size(), bench.clock().name());
    }
    Laboratory.run(bench, names, table -> show(speaks, table))
        .filter(recommendation -> speaks)
        .ifPresent(
            recommendation ->
                output.printf(
                    "%nRecommended here: --sync %s, since %s.%n",
                    recommendation.method(), recommendation.reason()));
    output.flush();
    world.free();
  }

  private Clock clock(MpiSession session) {
    Clock clock = settings.clock().open(session);
    int rank = session.world().rank();
    return settings.artificialSkew()
        ? new SkewedClock(clock, clock.now(), rank * ARTIFICIAL_OFFSET, rank * ARTIFICIAL_SKEW, 0)
        : clock;
  }

  private void show(boolean speaks, Laboratory.NamedTable table) {
    if (!speaks) {
      return;
    }
    output.printf("%n%s%n", table.table().title());
    text(table.table()).lines().forEach(output::println);
    output.flush();
    if (settings.data() != null) {
      write(settings.data().resolve(table.name() + ".csv"), table.table());
    }
  }

  private static TextTable text(DataTable data) {
    TextTable text = new TextTable();
    for (String column : data.columns()) {
      text = column.equals(data.columns().get(0)) ? text.left(column) : text.right(column);
    }
    data.rows().forEach(text::row);
    return text;
  }

  private static void write(Path file, DataTable data) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, data.csv());
    } catch (IOException e) {
      throw new UserError(
          53, "Data cannot be written to " + file + ".", "Give another directory as --data.", e);
    }
  }
}
