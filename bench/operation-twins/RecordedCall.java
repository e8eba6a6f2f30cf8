package org.tutti.bench.operationtwins;

import java.lang.invoke.MethodHandle;
import java.util.Arrays;

/**
 * A call of a C function.
 *
 * @param function its name
 * @param arguments what it was given: numbers, handles, and addresses
 * @param handle calls the function with these arguments, or with none where it has them already
 */
record RecordedCall(String function, long[] arguments, MethodHandle handle) {
  /** The name of what sets an int that the next function reads and changes. */
  static final String SET = "set";

  long argument(int index) {
    return arguments[index];
  }

  long lastArgument() {
    return arguments[arguments.length - 1];
  }

  /** The number of arguments that the handle takes. */
  int arity() {
    return handle.type().parameterCount();
  }

  /** Whether both call the same function with as many arguments. */
  boolean isAlike(RecordedCall other) {
    return function.equals(other.function) && handle == other.handle;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordedCall call
        && function.equals(call.function)
        && Arrays.equals(arguments, call.arguments);
  }

  @Override
  public int hashCode() {
    return 31 * function.hashCode() + Arrays.hashCode(arguments);
  }

  @Override
  public String toString() {
    return function + Arrays.toString(arguments);
  }
}
