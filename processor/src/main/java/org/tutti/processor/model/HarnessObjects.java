package org.tutti.processor.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * The objects that the harness of a benchmark creates.
 *
 * @param owner the object of the benchmark's class
 * @param states the state objects that its methods take
 */
public record HarnessObjects(StateObject owner, List<StateObject> states) {

  /** The states, then the object of the class itself. */
  public List<StateObject> inOrderOfSetUp() {
    return Stream.concat(states.stream(), Stream.of(owner)).toList();
  }

  /** Whether an observation can only be of a single call, which something is done around. */
  public boolean surroundCalls() {
    return inOrderOfSetUp().stream()
        .flatMap(object -> object.fixtures().stream())
        .anyMatch(StateObject.Fixture::surroundsCalls);
  }
}
