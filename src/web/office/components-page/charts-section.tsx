import { formatMoney } from '#app/domain/money.ts';
import { Chart } from '#app/web/ui/parts/chart.tsx';

const rupees = (value: number) => formatMoney(value * 100);
const short = (value: number) => `₹${Math.round(value / 1000).toLocaleString('en-IN')}K`;

export function ChartsSection() {
  return (
    <div className="g2 eq">
      <div className="box">
        <div className="pad">
          <Chart
            kind="columns"
            label="Bookings by month"
            itemTitle="Month"
            valueTitle="Booked"
            items={[
              { label: 'Jul', value: 1620000 },
              { label: 'Aug', value: 1795000 },
              { label: 'Sep', value: 2149000 },
              { label: 'Oct', value: 3159000 },
              { label: 'Nov', value: 2468000, tone: 'main' },
            ]}
            format={rupees}
            short={short}
          />
        </div>
      </div>
      <div className="box">
        <div className="pad stack">
          <Chart
            kind="bars"
            label="Bookings by destination"
            items={[
              { label: 'Kashmir', note: '48 bookings', value: 4128600 },
              { label: 'Maldives', note: '22 bookings', value: 3846500 },
              { label: 'Kerala', note: '39 bookings', value: 2984200 },
            ]}
            format={rupees}
          />
          <Chart
            kind="split"
            label="Received and pending"
            items={[
              { label: 'Received', value: 83 },
              { label: 'Pending', value: 17, tone: 'high' },
            ]}
            format={(value) => `${value}%`}
          />
        </div>
      </div>
    </div>
  );
}
