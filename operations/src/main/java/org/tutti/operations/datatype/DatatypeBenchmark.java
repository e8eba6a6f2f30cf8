package org.tutti.operations.datatype;

import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.runtime.Message;
import org.tutti.runtime.Payload;
import org.tutti.runtime.PayloadContext;

/** A message in blocks with gaps between them, which a derived datatype describes. */
public abstract class DatatypeBenchmark implements Payload {
  @Param("VECTOR")
  public TypeShape layout;

  /** Elements of a block. */
  @Param("1")
  public int block;

  /** The distance from the start of a block to that of the next, in elements. */
  @Param("2")
  public int stride;

  protected DerivedDatatype type;

  /** How many elements of the datatype a message has. */
  protected int typeCount;

  @Setup
  public void makeType(Communicator comm, Message message) {
    TypeBlocks blocks = blocks(message.count());
    type = layout.make(comm, blocks, message.datatype());
    typeCount = layout.count(blocks);
  }

  /** The library may not have derived datatypes; there is none then. */
  @TearDown
  public void freeType() {
    if (type != null) {
      type.free();
      type = null;
    }
  }

  /** Where the elements of a message lie. */
  final TypeBlocks blocks(int elements) {
    return TypeBlocks.of(elements, block, layout == TypeShape.CONTIGUOUS ? block : stride);
  }

  @Override
  public long sendElements(PayloadContext place) {
    return blocks(place.count()).span();
  }

  @Override
  public long receiveElements(PayloadContext place) {
    return blocks(place.count()).span();
  }
}
