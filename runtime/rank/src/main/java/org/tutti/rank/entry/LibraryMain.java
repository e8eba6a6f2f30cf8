package org.tutti.rank.entry;

import java.nio.charset.StandardCharsets;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/**
 * Prints which MPI library a rank would load: a program of its own, since a library that was loaded
 * cannot be unloaded.
 */
public final class LibraryMain {
  private LibraryMain() {}

  /** The argument is {@code openmpi}, {@code mpich} or the path of a library. */
  public static void main(String[] arguments) {
    try {
      LibraryInfo info = NativeMpi.identify(arguments[0]);
      JsonObject answer =
          new JsonObject()
              .put("name", info.name())
              .put("version", info.version())
              .put("path", info.path())
              .put("java", System.getProperty("java.runtime.version"));
      System.out.println(new String(JsonText.line(answer), StandardCharsets.UTF_8));
    } catch (TuttiException e) {
      System.err.println(e.commandLineMessage());
      System.exit(e.problem().exitStatus());
    }
  }
}
