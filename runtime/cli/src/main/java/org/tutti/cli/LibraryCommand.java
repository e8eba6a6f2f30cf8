package org.tutti.cli;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells the driver which MPI library its ranks would load. */
@Command(name = "library", hidden = true, description = "Tells what an MPI library is.")
final class LibraryCommand implements Callable<Integer> {
  @Option(names = "--mpi-library", required = true, description = "openmpi, mpich or a path.")
  private String library;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    LibraryInfo info = NativeMpi.identify(library);
    JsonObject answer =
        new JsonObject()
            .put("name", info.name())
            .put("version", info.version())
            .put("path", info.path())
            .put("java", System.getProperty("java.runtime.version"));
    spec.commandLine().getOut().println(new String(JsonText.line(answer), StandardCharsets.UTF_8));
    return ExitStatus.SUCCESS;
  }
}
