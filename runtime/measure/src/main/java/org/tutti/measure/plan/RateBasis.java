package org.tutti.measure.plan;

import java.util.HashMap;
import java.util.Map;
import org.tutti.annotations.syntax.Expression;
import org.tutti.records.launch.MovedData;

/**
 * What one operation moves, if the result of the benchmark is a rate; expressions over the message
 * size, the number of processes, and the numeric parameters.
 *
 * @param messages number of messages
 * @param bytes bytes of all messages together
 */
public record RateBasis(Expression messages, Expression bytes) {
  /**
   * The amounts in one cell.
   *
   * @param sent bytes of a message that are sent: fewer than its size if its elements have unused
   *     ones
   */
  MovedData of(Map<String, Number> variables, long sent) {
    Map<String, Number> ofBytes = new HashMap<>(variables);
    ofBytes.put("msize", sent);
    return new MovedData(messages.value(variables), bytes.value(ofBytes));
  }
}
