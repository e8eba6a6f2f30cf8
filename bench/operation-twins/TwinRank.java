package org.tutti.bench.operationtwins;

import java.util.concurrent.atomic.AtomicReference;
import org.tutti.cli.Main;
import org.tutti.mpi.natives.NativeMpi;

/** A rank whose calls of the MPI library can be recorded: takes the arguments of Tutti. */
public final class TwinRank {
  private static final AtomicReference<CallRecorder> RECORDER = new AtomicReference<>();

  private TwinRank() {}

  public static void main(String[] arguments) {
    NativeMpi.wrap(
        library -> {
          CallRecorder recorder = new CallRecorder(library, System.getProperty("tutti.recorder"));
          RECORDER.set(recorder);
          return recorder;
        });
    Main.main(arguments);
  }

  static CallRecorder recorder() {
    return RECORDER.get();
  }
}
