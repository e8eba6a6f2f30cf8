package org.tutti.records.launch;

import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * The size of a collective, from which bandwidths follow that can be compared with those of the
 * hardware and of other operations, as nccl-tests defines them.
 *
 * @param bytes of the operation: its algorithm bandwidth is this over its run-time
 * @param busFactor the bus bandwidth, relative to the algorithm bandwidth
 */
public record CollectiveVolume(double bytes, double busFactor)
    implements FileRecord<CollectiveVolume> {
  @Override
  public CollectiveVolume fields(RecordFields fields) {
    return new CollectiveVolume(
        fields.number("volume", bytes), fields.number("busFactor", busFactor));
  }
}
