package org.tutti.lab.tune;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * Asks an MPI library for its parameters, in a process of its own.
 *
 * @param library {@code openmpi}, {@code mpich}, or the path of a library
 */
record LibraryVariables(String library) {
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** The parameters whose names match a regular expression, by name; none if it does not start. */
  Map<String, ControlVariable> matching(String names) {
    return matching(names, Map.of());
  }

  /**
   * The same with these environment variables; none if the library refuses to start with them.
   *
   * @throws org.tutti.diagnostics.TuttiException 230 if it does not answer
   */
  Map<String, ControlVariable> matching(String names, Map<String, String> environment) {
    ProgramAnswer answer =
        new ProgramQuery(
                JavaProgram.ofThisJvm(ControlVariablesMain.class.getName(), List.of(library, names))
                    .command(),
                environment,
                false,
                TIMEOUT)
            .ask()
            .unlessKilled("It lists the parameters of the MPI library. Run it by hand.");
    Map<String, ControlVariable> variables = new TreeMap<>();
    if (answer.isSuccess()) {
      answer
          .output()
          .lines()
          .filter(line -> line.startsWith("{\"name\""))
          .map(LibraryVariables::parse)
          .forEach(variable -> variables.put(variable.name(), variable));
    }
    return variables;
  }

  private static ControlVariable parse(String line) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    JsonObject object = JsonText.parse(bytes, 0, bytes.length);
    Map<String, Long> items = new HashMap<>();
    object.textFields("items").forEach((name, number) -> items.put(name, Long.valueOf(number)));
    return new ControlVariable(
        object.text("name"), false, object.text("value"), items, object.text("description"));
  }
}
