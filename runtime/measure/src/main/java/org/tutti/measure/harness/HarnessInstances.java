package org.tutti.measure.harness;

import java.lang.reflect.InvocationTargetException;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;

/** Makes the harnesses of the benchmarks that are to be measured. */
final class HarnessInstances {
  private HarnessInstances() {}

  /**
   * A new instance of a harness.
   *
   * @param name of its class
   * @throws TuttiException if it cannot be made
   */
  static Harness of(String name, ClassLoader loader) {
    try {
      return (Harness) loader.loadClass(name).getConstructor().newInstance();
    } catch (InvocationTargetException e) {
      throw MeasurementProblem.BENCHMARK_CONSTRUCTOR_FAILED.error(
          "harness "
              + name
              + ": the constructor of its benchmark class threw "
              + ThrownText.of(BenchmarkException.unwrapped(e.getCause()))
              + ".",
          "Correct the constructor.",
          e);
    } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
      throw unusable(name, e.toString(), e);
    }
  }

  private static TuttiException unusable(String name, String why, Throwable cause) {
    return MeasurementProblem.HARNESS_NOT_USABLE.error(
        "harness " + name + " cannot be used: " + why + ".",
        "Do a clean build, with the same version of Tutti for compiling and running.",
        cause);
  }
}
