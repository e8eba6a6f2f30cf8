package org.tutti.measure.payload;

import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.ToLongFunction;
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

/**
 * What a cell moves: the payload of its benchmark's class, or that of its annotation.
 *
 * @param cell whose parameters have been assigned
 * @param payload empty if neither says anything about the data
 * @param check of the parameters for a number of processes
 */
public record CellPayload(Cell cell, Optional<Payload> payload, IntConsumer check) {

  /** Assigns the parameters of the cell, which the payload may depend on. */
  public static CellPayload of(Cell cell, Harness harness) {
    harness.assign(new ParameterValues(cell.parameters()));
    return new CellPayload(
        cell,
        harness.payload().or(() -> cell.benchmark().operation().payload()),
        harness::checkParameters);
  }

  /** The same on a rank that waits while others move something. */
  public CellPayload ofWaiting() {
    return new CellPayload(cell, payload.map(NothingArrives::new), check);
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
    return sized().map(known -> largest(place, known::sendElements)).orElse(place.sendElements());
  }

  /** The size of a rank's receive buffer in elements, likewise. */
  public long receiveElements(PayloadContext place) {
    return sized()
        .map(known -> largest(place, known::receiveElements))
        .orElse(place.receiveElements());
  }

  /** What the files of the cell take, in bytes; 0 if it has none. */
  public long fileBytes(int processes) {
    PayloadContext place = place(new Control(0, processes, 0, -1));
    return payload.map(known -> known.fileBytes(place)).orElse(0L);
  }

  /** The message with the blocks of an operation that has a count for each process. */
  public Message withBlocks(Message message, PayloadContext place) {
    return cell.benchmark()
        .operation()
        .collective()
        .filter(collective -> collective.operation().hasCounts())
        .map(collective -> message.with(collective.blocks(place)))
        .orElse(message);
  }

  /** What knows the sizes of the buffers; it may not say what arrives in them. */
  private Optional<Payload> sized() {
    return payload.or(() -> cell.benchmark().operation().collective());
  }

  /** Where the root rotates, each rank has buffers that are large enough for the root. */
  private long largest(PayloadContext place, ToLongFunction<PayloadContext> elements) {
    long here = elements.applyAsLong(place);
    return cell.settings().get(SettingKey.ROOT_RANK).rotates()
        ? Math.max(here, elements.applyAsLong(place.atRoot()))
        : here;
  }

  private Datatype datatype() {
    return cell.benchmark().operation().datatype();
  }

  private long elements(long bytes) {
    return (bytes + datatype().bytes() - 1) / datatype().bytes();
  }
}
