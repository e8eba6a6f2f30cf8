package org.tutti.lab.clocks.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.campaign.launch.ChildProcess;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.cli.Main;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.PagePrinter;
import org.tutti.cli.option.ProviderOptions;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.clocks.DataTable;
import org.tutti.lab.clocks.SyncExperiments;
import org.tutti.mpi.natives.launcher.LauncherEnvironment;

/**
 * The experiments on synchronization in several launches, one after the other, and what they say
 * together.
 */
record SyncLaunches(
    List<String> names, SyncExperimentOptions options, ProviderOptions provider, PagePrinter page) {
  private static final Duration TIMEOUT = Duration.ofHours(1);
  private static final int MAX_LINES = 20;

  /** Starts all launches and shows the combined tables. */
  void run(int launches, Map<String, String> environment) {
    if (LauncherEnvironment.detect(environment).launched()) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "--launches cannot be given to ranks that a launcher started: they belong to one"
              + " launch.",
          "Omit mpirun: the command starts its launches itself, with -np ranks each.");
    }
    try (TemporaryDirectory temporary = TemporaryDirectory.create()) {
      run(launches, data(temporary));
    } catch (IOException e) {
      throw SyncDataOutput.unwritable(options.data().orElse(Path.of("")), e);
    }
  }

  private Path data(TemporaryDirectory temporary) throws IOException {
    return options.data().isPresent()
        ? Files.createDirectories(options.data().get()).toAbsolutePath()
        : temporary.path();
  }

  private void run(int launches, Path data) {
    List<Path> directories = new ArrayList<>();
    for (int launch = 1; launch <= launches; launch++) {
      page.print(String.format("Launch %d of %d", launch, launches));
      page.flush();
      directories.add(start(data, launch));
    }
    SyncDataOutput combined = new SyncDataOutput(page, options.data());
    for (String name : names) {
      List<DataTable> tables = directories.stream().map(each -> table(each, name)).toList();
      combined.show(
          new SyncExperiments.NamedTable(name, SyncExperiments.overLaunches(name, tables)));
    }
    page.print("");
    page.print(
        options.data().isPresent()
            ? "The data of each launch are in " + data + "."
            : "--sync-data DIR keeps the data of each launch.");
    page.flush();
  }

  private Path start(Path data, int number) {
    String launch = String.format(Locale.ROOT, "launch-%04d", number);
    Path directory = data.resolve(launch);
    List<String> arguments = new ArrayList<>(List.of("sync"));
    arguments.addAll(names);
    arguments.addAll(options.ofRank(directory, number, provider.isSimulated()));
    Path errors = directory.resolve("errors.txt");
    try {
      Files.createDirectories(directory);
      ChildProcess child =
          ChildProcess.start(
              provider.launch(Main.class, arguments),
              Map.of(),
              data + "#" + launch,
              directory.resolve("output.txt"),
              errors);
      try {
        if (!child.await(TIMEOUT) || child.exitStatus() != ExitStatus.SUCCESS) {
          throw failed(errors);
        }
      } finally {
        child.tree().kill();
      }
    } catch (IOException e) {
      throw SyncDataOutput.unwritable(directory, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed(errors);
    }
    return directory;
  }

  private static DataTable table(Path directory, String name) {
    try {
      return DataTable.ofCsv(Files.readAllLines(SyncDataOutput.file(directory, name)));
    } catch (IOException e) {
      throw failed(directory.resolve("errors.txt"));
    }
  }

  /** An error with what the launch printed last, since its files may be temporary. */
  private static RuntimeException failed(Path errors) {
    List<String> lines;
    try {
      lines = Files.readAllLines(errors).stream().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      lines = List.of();
    }
    return CampaignProblem.LAUNCHES_ABANDONED.error(
        "A launch of the experiments failed.",
        lines.isEmpty()
            ? "It printed no error."
            : "It printed:\n"
                + String.join(
                    "\n", lines.subList(Math.max(0, lines.size() - MAX_LINES), lines.size())));
  }
}
