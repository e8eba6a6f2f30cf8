package org.tutti.rank.payload;

import java.util.Optional;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.harness.ParameterValues;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.MeasuredOperation;
import org.tutti.mpi.Datatype;
import org.tutti.records.settings.SettingKey;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * What a cell moves: the payload of its benchmark's class, or that of its annotation.
 *
 * @param cell whose parameters have been assigned
 * @param payload empty if neither says anything about the data
 * @param harness that checks the parameters for a number of processes
 */
public record CellPayload(Cell cell, Optional<Payload> payload, Harness harness) {

  /** Assigns the parameters of the cell, which the payload may depend on. */
  public static CellPayload of(Cell cell, Harness harness) {
    harness.assign(new ParameterValues(cell.parameters()));
    Optional<Payload> own = harness.payload();
    return new CellPayload(
        cell, own.isPresent() ? own : cell.benchmark().operation().payload(), harness);
  }

  /** The same on a rank that waits while others move something. */
  public CellPayload ofWaiting() {
    return new CellPayload(cell, payload.map(NothingArrives::new), harness);
  }

  /** The elements of a message. */
  public int count() {
    return (int) (cell.msize() / datatype().bytes());
  }

  /** What the payload is asked about the rank of {@code control}. */
  public PayloadContext place(Control control) {
    MeasuredOperation operation = cell.benchmark().operation();
    int processes = control.processes();
    return new PayloadContext(
        control,
        count(),
        datatype(),
        elements(operation.buffers().sendBytes(cell.msize(), processes)),
        elements(operation.buffers().receiveBytes(cell.msize(), processes)));
  }

  /** The size of a rank's send buffer in elements, which may be more than any buffer has. */
  public long sendElements(PayloadContext place) {
    Payload known = sized();
    long here = known == null ? place.sendElements() : known.sendElements(place);
    return known != null && rotates() ? Math.max(here, known.sendElements(place.atRoot())) : here;
  }

  /** The size of a rank's receive buffer in elements, likewise. */
  public long receiveElements(PayloadContext place) {
    Payload known = sized();
    long here = known == null ? place.receiveElements() : known.receiveElements(place);
    return known != null && rotates()
        ? Math.max(here, known.receiveElements(place.atRoot()))
        : here;
  }

  /** What the files of the cell take, in bytes; 0 if it has none. */
  public long fileBytes(int processes) {
    return payload.isPresent()
        ? payload.get().fileBytes(place(new Control(0, processes, 0, -1)))
        : 0;
  }

  /** The message with the blocks of an operation that has a count for each process. */
  public Message withBlocks(Message message, PayloadContext place) {
    StandardPayload collective = cell.benchmark().operation().collective().orElse(null);
    return collective != null && collective.operation().hasCounts()
        ? message.with(collective.blocks(place))
        : message;
  }

  /** What knows the sizes of the buffers, or null; it may not say what arrives in them. */
  private Payload sized() {
    return payload.isPresent()
        ? payload.get()
        : cell.benchmark().operation().collective().orElse(null);
  }

  /** Where the root rotates, each rank has buffers that are large enough for the root. */
  private boolean rotates() {
    return cell.settings().get(SettingKey.ROOT_RANK).rotates();
  }

  private Datatype datatype() {
    return cell.benchmark().operation().datatype();
  }

  private long elements(long bytes) {
    return (bytes + datatype().bytes() - 1) / datatype().bytes();
  }
}
