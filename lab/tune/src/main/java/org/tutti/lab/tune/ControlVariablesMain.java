package org.tutti.lab.tune;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.control.ControlVariable;
import org.tutti.mpi.control.ControlVariables;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * Prints parameters of an MPI library: a program of its own, for the reason of {@code LibraryMain}.
 */
public final class ControlVariablesMain {
  private ControlVariablesMain() {}

  /**
   * Prints one line of JSON for each parameter.
   *
   * @param arguments {@code openmpi}, {@code mpich} or the path of a library; a regular expression
   *     that the names of the parameters match
   */
  public static void main(String[] arguments) {
    try (ControlVariables variables = NativeMpi.controlVariables(arguments[0])) {
      variables.names().stream()
          .filter(name -> name.matches(arguments[1]))
          .map(variables::find)
          .flatMap(Optional::stream)
          .forEach(ControlVariablesMain::print);
    } catch (TuttiException e) {
      System.err.println(e.commandLineMessage());
      System.exit(e.problem().exitStatus());
    }
  }

  private static void print(ControlVariable variable) {
    JsonObject items = new JsonObject();
    variable.items().forEach((name, number) -> items.put(name, number.toString()));
    JsonObject line =
        new JsonObject()
            .put("name", variable.name())
            .put("value", variable.value())
            .put("items", items)
            .put("description", variable.description());
    System.out.println(new String(JsonText.line(line), StandardCharsets.UTF_8).strip());
  }
}
